import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Called with errors thrown by the children. */
  readonly onError: (error: unknown) => void;
  /** Rendered instead of the children; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** A change, such as another route, renders the children again. */
  readonly resetKey: string;
}

interface State {
  readonly status: 'ok' | 'failed';
  readonly resetKey: string;
}

/** Catches render errors of a remote, and renders the fallback. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { status: 'ok', resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { status: 'failed' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { status: 'ok', resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = () => this.setState({ status: 'ok' });

  override render(): ReactNode {
    return this.state.status === 'ok' ? this.props.children : this.props.fallback(this.retry);
  }
}
