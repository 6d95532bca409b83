import { Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface BoundaryProps {
  readonly children: ReactNode;
  onReady(): void;
  onFail(error: unknown): void;
}

/** Keeps an error inside its island, and says when the island answers to events. */
class IslandBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onReady();
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface RenderOptions {
  readonly view: HTMLElement;
  readonly content: ReactNode;
  onFail(error: unknown): void;
}

/** Takes over what the page was built with, or draws anew where it holds nothing. Rejects when the first drawing fails. */
export function renderIsland({ view, content, onFail }: RenderOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const tree = (
      <IslandBoundary
        onReady={resolve}
        onFail={(error) => {
          reject(error);
          onFail(error);
        }}
      >
        {content}
      </IslandBoundary>
    );
    if (view.hasChildNodes()) hydrateRoot(view, tree);
    else createRoot(view).render(tree);
  });
}
