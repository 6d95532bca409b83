import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { HostState } from './content-host.ts';

/** The content host as the benchmark steers it. */
export interface ContentHost {
  readonly url: string;
  /** Puts the host into a state; resolves when its answers are ready. */
  show(state: Omit<HostState, 'posts'>): Promise<void>;
  stop(): void;
}

/** Starts the content host in a process of its own. */
export async function startContentHost(options: {
  readonly program: string;
  readonly posts: number;
}): Promise<ContentHost> {
  const { program, posts } = options;
  const child = fork(program, [String(posts)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    show: async (state) => {
      child.send({ ...state, posts });
      await once(child, 'message');
    },
    // It clears its files away and ends.
    stop: () => child.disconnect(),
  };
}
