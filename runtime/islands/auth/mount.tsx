import type { AuthIslandProps } from '../../../theme/islands/AuthIsland.tsx';
import type { AuthTexts } from '../../../theme/islands/auth/auth-state.ts';
import type { IslandContext, IslandHandle } from '../island-types.ts';
import { renderIsland } from '../render-island.tsx';
import { AuthPanel } from './AuthPanel.tsx';

/** Screens that an address may ask for by its fragment. */
const screenOfHash: Readonly<Record<string, string>> = {
  '#register': 'REGISTER',
  '#forgot-password': 'FORGOT_PASSWORD',
};

/** Brings the authentication panel to life, in the page or in its dialog. */
export async function mount(context: IslandContext<AuthIslandProps, AuthTexts>): Promise<IslandHandle> {
  const { view, props, messages, services, onFail } = context;
  let show: (screen: string) => void = () => {};
  const takeControl = (control: typeof show) => {
    show = control;
  };
  const content = <AuthPanel {...props} messages={messages} services={services} onControl={takeControl} />;
  await renderIsland({ view, content, onFail });
  const dialog = view.closest('dialog');
  dialog?.setAttribute('aria-labelledby', `${props.idPrefix}-title`);
  const asked = dialog ? undefined : screenOfHash[location.hash];
  if (asked) show(asked);
  return { open: (screen = 'LOGIN') => show(screen) };
}
