import type { ReactNode } from 'react';
import type { HeadingLevel } from './view-types.ts';

interface HeadingProps {
  readonly level: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading of the level its place asks for, so that levels never skip. */
export function Heading({ level, children, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}

/** The level below, at most 3. */
export function deeperLevel(level: HeadingLevel): HeadingLevel {
  return level === 1 ? 2 : 3;
}
