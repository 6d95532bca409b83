import { basename, dirname, join, resolve } from 'node:path';

/**
 * Where everything lies in an output folder (contract, section 3). Only `current` and `releases` are for visitors;
 * what the program keeps for itself is below `.pathshala`.
 */
export interface OutputLayout {
  readonly current: string;
  readonly releases: string;
  readonly state: string;
  /** Says that the folder is ours, and in which layout. */
  readonly marker: string;
  readonly manifests: string;
  readonly cache: string;
  readonly work: string;
  readonly staging: string;
  /** Where pruned releases go before they are deleted. */
  readonly trash: string;
  /** Names the release that is being published at this moment. */
  readonly pending: string;
}

/** Version of the layout; a folder with a later one is left alone. */
export const layoutVersion = 1;

/** Name of the folder that holds everything but `current` and `releases`. */
export const stateFolderName = '.pathshala';

/** Gives the places in an output folder. */
export function layoutOf(out: string): OutputLayout {
  const state = join(out, stateFolderName);
  return {
    current: join(out, 'current'),
    releases: join(out, 'releases'),
    state,
    marker: join(state, 'layout.json'),
    manifests: join(state, 'manifests'),
    cache: join(state, 'cache'),
    work: join(state, 'work'),
    staging: join(state, 'staging'),
    trash: join(state, 'trash'),
    pending: join(state, 'pending'),
  };
}

const releaseIdPattern = /^\d{8}T\d{6}Z-[0-9a-f]{6}$/;

/** True for a name of the form that releases have, such as `20261120T101500Z-3f9c2a`. */
export function isReleaseId(name: string): boolean {
  return releaseIdPattern.test(name);
}

/** Moment that a release id names, in milliseconds since 1970. */
export function readTimeOfId(id: string): number {
  const [year, month, day, hour, minute, second] = id.match(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/)?.slice(1) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Text of the link that makes a release the live one; relative, so that the folder can be moved or mounted elsewhere. */
export function linkTextOf(id: string): string {
  return `releases/${id}`;
}

/** Id of the release that the text of `current` names; `undefined` when it leads anywhere else. */
export function releaseIdOfLink(out: string, linkText: string): string | undefined {
  const target = resolve(out, linkText);
  const id = basename(target);
  return dirname(target) === layoutOf(out).releases && isReleaseId(id) ? id : undefined;
}
