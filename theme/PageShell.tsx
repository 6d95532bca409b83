import { FloatingActions } from 'theme-slot:FloatingActions';
import { Footer } from 'theme-slot:Footer';
import { Header } from 'theme-slot:Header';
import { SideSlider } from 'theme-slot:SideSlider';
import type { ReactNode } from 'react';
import { IconSprite } from './icons/SharedIcons.tsx';
import { Dialogs } from './islands/Dialogs.tsx';
import type { ShellProps } from './parts/view-types.ts';

/** Everything around a page. The page itself is `children`. */
export function PageShell({ children, ...shell }: ShellProps & { readonly children: ReactNode }) {
  const { site, messages, layout } = shell;
  return (
    <>
      <a className="skip-link" href="#main">
        {messages['shell.skip']}
      </a>
      <IconSprite site={site} />
      {layout.hideHeader ? null : <Header {...shell} />}
      {children}
      {layout.hideFooter ? null : <Footer {...shell} />}
      <SideSlider {...shell} />
      <FloatingActions {...shell} />
      <Dialogs site={site} messages={messages} />
    </>
  );
}
