import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Told of what was thrown below. */
  readonly onError: (error: unknown) => void;
  /** Shown instead of the children; `retry` draws them anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** A change of it, such as another route, draws the children anew as well. */
  readonly resetKey: string;
}

interface State {
  readonly status: 'fine' | 'failed';
  readonly resetKey: string;
}

/** Keeps a failure while drawing inside this remote: says so in its place, and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { status: 'fine', resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { status: 'failed' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { status: 'fine', resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = () => this.setState({ status: 'fine' });

  override render(): ReactNode {
    return this.state.status === 'fine' ? this.props.children : this.props.fallback(this.retry);
  }
}
