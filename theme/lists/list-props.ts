import type { ListModel } from '../../config/page-model.ts';
import type { HeadingLevel, ViewProps } from '../parts/view-types.ts';

/** What the list of one display is given; `level` is that of the records' titles. */
export interface ListProps<Display extends ListModel['display']> extends ViewProps {
  readonly list: Extract<ListModel, { readonly display: Display }>;
  readonly level: HeadingLevel;
}
