import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Shows a page that says so where a page broke. */
export class PageBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}
