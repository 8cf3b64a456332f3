import { Button, EmptyState } from '@backbeat/ui';
import { Component, type ReactNode } from 'react';

interface DeskBoundaryState {
  readonly hasBroken: boolean;
}

/** Stands around everything: what breaks while it is drawn leaves a way on, and nothing is lost that was confirmed. */
export class DeskBoundary extends Component<{ readonly children: ReactNode }, DeskBoundaryState> {
  override state: DeskBoundaryState = { hasBroken: false };

  static getDerivedStateFromError(): DeskBoundaryState {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.hasBroken) return this.props.children;
    return (
      <EmptyState
        title="Something broke here"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        What was confirmed has been done. The console of the browser says more.
      </EmptyState>
    );
  }
}
