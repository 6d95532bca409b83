import { defaultEnquirySource } from '../../config/limits.ts';
import type { SiteModel } from '../../config/page-model.ts';
import { SharedIcon } from '../icons/SharedIcons.tsx';
import type { AuthIslandProps } from './AuthIsland.tsx';
import type { AuthTexts } from './auth/auth-state.ts';
import type { EnquiryIslandProps } from './EnquiryIsland.tsx';
import type { IslandName } from './IslandRoot.tsx';
import type { TextsOf } from './island-state.ts';
import { WaysToReach } from './WaysToReach.tsx';

interface Props {
  readonly site: SiteModel;
  readonly messages: AuthTexts & TextsOf<'form' | 'enquiry'>;
}

/** The dialogs every page can open, closed and all but empty, and the places where notices appear. */
export function Dialogs({ site, messages }: Props) {
  const auth: AuthIslandProps = {
    idPrefix: 'auth-dialog',
    initialScreen: 'LOGIN',
    inDialog: true,
    loginHref: site.hrefs.login,
  };
  const enquiry: EnquiryIslandProps = {
    idPrefix: 'enquiry-dialog',
    enquirySource: defaultEnquirySource,
    title: messages['enquiry.title'],
  };
  return (
    <>
      <IslandDialog
        name="auth"
        className="dialog dialog--wide"
        label={messages['login.title']}
        props={{ ...auth }}
        site={site}
        messages={messages}
      />
      <IslandDialog
        name="enquiry"
        className="dialog"
        label={messages['enquiry.title']}
        props={{ ...enquiry }}
        site={site}
        messages={messages}
      />
      <dialog id="popup-dialog" className="dialog dialog--popup" aria-label={site.title}>
        <CloseButton label={messages['form.close']} />
        <div className="dialog__body" data-popup-view="" />
      </dialog>
      <div id="notices" className="notices">
        <div className="progress-bar" role="progressbar" aria-label={messages['form.loading']} hidden />
        <div className="toast-area" role="status" aria-live="polite" aria-atomic="false" />
        <div
          className="snackbar-area"
          role="status"
          aria-live="polite"
          aria-atomic="false"
          data-position="bottom-right"
        />
      </div>
    </>
  );
}

interface IslandDialogProps extends Props {
  readonly name: IslandName;
  readonly className: string;
  /** Names the dialog until its title is there. */
  readonly label: string;
  readonly props: Readonly<Record<string, unknown>>;
}

function IslandDialog({ name, className, label, props, site, messages }: IslandDialogProps) {
  return (
    <dialog id={`${name}-dialog`} className={className} aria-label={label}>
      <CloseButton label={messages['form.close']} />
      <div className="dialog__body" data-island={name} data-props={JSON.stringify(props)}>
        <p className="dialog__loading" data-island-placeholder="">
          {messages['form.loading']}
        </p>
        <div data-island-view="" />
        <div className="island__fallback island-message">
          <WaysToReach site={site} messages={messages} />
        </div>
      </div>
    </dialog>
  );
}

function CloseButton({ label }: { readonly label: string }) {
  return (
    <button type="button" className="dialog__close icon-button" aria-label={label} data-dialog-close="">
      <SharedIcon name="close" />
    </button>
  );
}
