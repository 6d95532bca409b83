import type { BuildFailure } from 'esbuild';
import { siteError } from '../errors/site-error.ts';
import { showSource } from './show-source.ts';

/** Turns a failed bundle into THEME_BROKEN naming file and line; gives anything else back as it is. */
export function explainBuildFailure(error: unknown): unknown {
  const first = (error as BuildFailure | undefined)?.errors?.[0];
  if (first === undefined) return error;
  const { location, text } = first;
  const path = location ? `${showSource(location.file)}:${location.line}:${location.column + 1}` : 'the theme';
  return siteError('THEME_BROKEN', { path, reason: text }, error);
}
