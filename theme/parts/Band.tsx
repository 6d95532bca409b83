import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import type { HeadingLevel, Tone } from './view-types.ts';

interface BandProps {
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly level?: HeadingLevel;
  /** Stands beside the title, such as a link to all records. */
  readonly aside?: ReactNode;
  readonly width?: 'wide' | 'reading';
  readonly children: ReactNode;
}

/** A section of the page across its whole width, on its own ground. */
export function Band({ tone, title, level = 2, aside, width = 'wide', children }: BandProps) {
  return (
    <div className={`band band--${tone}`}>
      <div className={width === 'reading' ? 'wrapper wrapper--reading' : 'wrapper'}>
        {title || aside ? (
          <div className="band__head">
            {title ? (
              <Heading level={level} className="band__title">
                {title}
              </Heading>
            ) : null}
            {aside}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
