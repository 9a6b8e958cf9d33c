import { Component, type ReactNode } from 'react';

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
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
