import { useCallback, useEffect, useRef, useState } from 'react';
import type { LookupItem } from '../../../config/contracts/portal.ts';
import { webSessionTag } from '../../../config/limits.ts';
import type { LookupState } from '../../../theme/islands/auth/register-fields.ts';
import type { Portal } from '../../portal/portal.ts';
import { isId } from './auth-context.ts';

export interface Lookups {
  readonly courses: LookupState;
  readonly streams: LookupState;
  /** Loads the streams of a course; those of an earlier choice are forgotten. */
  chooseCourse(course: string): void;
  /** Id of the session tagged WEB; asked for again when it was not to be had before. */
  findSession(): Promise<string | undefined>;
}

const nothing: LookupState = { status: 'none', options: [] };
const loading: LookupState = { status: 'loading', options: [] };

/** Lists that registration needs. Failures are only logged (specification, section 8). */
export function useLookups(portal: Portal): Lookups {
  const [courses, setCourses] = useState<LookupState>(loading);
  const [streams, setStreams] = useState<LookupState>(nothing);
  const chosen = useRef('');
  const session = useRef<Promise<string | undefined>>(undefined);

  const findSession = useCallback(async () => {
    session.current ??= loadSession(portal);
    const id = await session.current;
    if (id === undefined) session.current = undefined;
    return id;
  }, [portal]);

  useEffect(() => {
    loadOptions(portal.call('courses')).then(setCourses);
    findSession();
  }, [portal, findSession]);

  const chooseCourse = (course: string) => {
    chosen.current = course;
    setStreams(course ? loading : nothing);
    if (!course) return;
    loadOptions(portal.call('streams', { payload: { status: 'true', course } })).then((state) => {
      if (chosen.current === course) setStreams(state);
    });
  };
  return { courses, streams, chooseCourse, findSession };
}

async function loadOptions(call: ReturnType<Portal['call']>): Promise<LookupState> {
  const result = await call;
  if (!result.ok || !Array.isArray(result.answer)) {
    console.warn('A list of the registration form could not be loaded.', result);
    return { status: 'failed', options: [] };
  }
  const items = (result.answer as readonly LookupItem[]).filter((item) => isId(item?.id) && item.valueAlias);
  return {
    status: 'ready',
    options: items.map((item) => ({ value: String(item.id), label: String(item.valueAlias) })),
  };
}

async function loadSession(portal: Portal): Promise<string | undefined> {
  const result = await portal.call('sessions');
  const list = result.ok && Array.isArray(result.answer) ? result.answer : [];
  const found = list.find((item) => isId(item?.id) && Array.isArray(item.tag) && item.tag.includes(webSessionTag));
  if (!found) console.warn('The session for registrations could not be loaded.', result);
  return found?.id;
}
