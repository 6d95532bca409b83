interface StepperViewProps {
  readonly steps: readonly string[];
  /** Number of the present step, from 1. */
  readonly current: number;
}

/** Where the visitor is among the steps. */
export function StepperView({ steps, current }: StepperViewProps) {
  return (
    <ol className="stepper">
      {steps.map((step, index) => (
        <li
          key={step}
          className="stepper__step"
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current ? '' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
