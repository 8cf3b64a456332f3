import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface Props {
  readonly children: ReactNode;
}

interface Failure {
  readonly failure: { readonly error: unknown } | null;
}

/** Shows a page that says so where a page broke. */
export class PageBoundary extends Component<Props, Failure> {
  static getDerivedStateFromError(error: unknown): Failure {
    return { failure: { error } };
  }

  override state: Failure = { failure: null };

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <PageFailed error={failure.error} />;
  }
}
