import type { ReactNode } from 'react';
import type { Messages } from '../../config/messages/catalogue.ts';
import type { BlockModel, LayoutModel, PageContent, SiteModel } from '../../config/page-model.ts';

/** What every component of the theme is given. */
export interface ViewProps {
  readonly site: SiteModel;
  readonly messages: Messages;
}

/** What the parts of the shell are given. `currentHref` is the menu link of the page at hand, or ''. */
export interface ShellProps extends ViewProps {
  readonly layout: LayoutModel;
  readonly currentHref: string;
}

/** Ground of a section: paper, a lighter sheet, or ink. */
export type Tone = 'paper' | 'sheet' | 'ink';

/** What a block is given: its model and its place on the page. */
export interface BlockProps<Type extends BlockModel['type']> extends ViewProps {
  readonly block: Extract<BlockModel, { readonly type: Type }>;
  readonly tone: Tone;
  /** Level of the block's own title. */
  readonly level: HeadingLevel;
}

export type HeadingLevel = 1 | 2 | 3;

/** What every kind of page is given. */
export interface PageViewProps<Kind extends PageContent['kind']> extends ViewProps {
  readonly content: Extract<PageContent, { readonly kind: Kind }>;
  readonly breadcrumbs: ReactNode;
}
