import { Component, type ReactNode } from 'react';

type Props = {
  /** Another value, and the boundary tries to show its children again: the next page is not to blame. */
  resetKey: string;
  fallback(error: unknown, retry: () => void): ReactNode;
  /** Told once the fallback stands where the children were. */
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
