import { SharedIcon } from '../icons/SharedIcons.tsx';
import { Anchor } from './Anchor.tsx';
import type { ViewProps } from './view-types.ts';

/**
 * Both variants, logged out and logged in: the style sheet shows one of them by the state of the session. Without script
 * the buttons of the first lead to the login page.
 */
export function SessionActions({ site, messages }: ViewProps) {
  return (
    <>
      <form className="session" data-session="out" action={site.hrefs.login}>
        <button type="submit" className="button button--small button--ghost" data-auth-panel="LOGIN">
          <SharedIcon name="user" />
          {messages['shell.logIn']}
        </button>
        <button type="submit" className="button button--small button--primary" data-auth-panel="REGISTER">
          {messages['shell.signUp']}
        </button>
      </form>
      <div className="session" data-session="in">
        <Anchor
          className="button button--small button--primary"
          href={site.hrefs.studentPortal}
          messages={messages}
          newTab
        >
          {messages['shell.studentPortal']}
        </Anchor>
        <button type="button" className="button button--small button--ghost" data-log-out="">
          <SharedIcon name="logout" />
          {messages['shell.logOut']}
        </button>
      </div>
    </>
  );
}
