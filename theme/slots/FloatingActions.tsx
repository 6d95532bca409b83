import { Icon } from '../icons/Icon.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/** The button back to the top and the vertical button that opens the enquiry form. */
export function FloatingActions({ messages }: ShellProps) {
  return (
    <aside aria-label={messages['shell.quickBar']}>
      <button type="button" className="enquiry-tab" data-dialog="enquiry" aria-haspopup="dialog">
        {messages['float.enquiry']}
      </button>
      <button type="button" className="to-top" data-scroll-top="" aria-label={messages['float.top']}>
        <Icon name="up" />
      </button>
    </aside>
  );
}
