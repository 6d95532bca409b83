import type { Sandbox } from '../../cli/sandbox/start-sandbox.ts';

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; throws when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape is what they test.
  readonly json: any;
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text);
    },
  };
}

/** Asks the API host. */
export async function getApi(sandbox: Sandbox, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${sandbox.apiUrl}${path}`, {
    headers: { apihost: 'www.prayas.example', ...headers },
    redirect: 'manual',
  });
  return readAnswer(response);
}

/** Asks the portal host. */
export async function getPortal(sandbox: Sandbox, path: string): Promise<Answer> {
  return readAnswer(await fetch(`${sandbox.portalUrl}${path}`, { headers: { apihost: 'www.prayas.example' } }));
}

/** Sends JSON to the portal host, or anywhere else. */
export async function post(
  url: string,
  body: unknown,
  { headers = {} }: { readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { apihost: 'www.prayas.example', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return readAnswer(response);
}

/** The items of a list, in either form. */
export function itemsOf(answer: Answer): Record<string, unknown>[] {
  return Array.isArray(answer.json) ? answer.json : answer.json.data;
}
