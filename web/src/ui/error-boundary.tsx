import { Component, Suspense, type ReactNode } from 'react';
import { forgetFailures } from '../lib/hydration/lazy-with-preload';

type Props = {
  /** A new value resets the boundary, so that a failure does not outlast its page. */
  resetKey: string;
  fallback(error: unknown, retry: () => void): ReactNode;
  /** Called once the fallback has replaced the children. */
  onError?(error: unknown): void;
  children: ReactNode;
};

type State = { failed: boolean; error: unknown; resetKey: string };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailures();
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}

/** Left out while its code is on the way, and where it does not come. */
export function OptionalPart({ resetKey = '', children }: Partial<Pick<Props, 'resetKey' | 'children'>>) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
