import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly label: ReactNode;
  /** Disabled and spinning, with this text instead. */
  readonly busyLabel?: string | undefined;
  readonly busy: boolean;
  readonly className?: string;
}

/** The button that sends a form; out of use while the form is under way. */
export function SubmitButton({ label, busyLabel, busy, className }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={className ?? 'button button--primary'}
      disabled={busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      <span>{busy ? (busyLabel ?? label) : label}</span>
    </button>
  );
}
