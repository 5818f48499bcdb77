import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';

import { RouteError } from './RouteError.tsx';

/** Shows what went wrong in place of its children, until one goes somewhere else. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const location = useLocation();
  return <Boundary location={location}>{children}</Boundary>;
}

type Props = { location: Location; children: ReactNode };
type State = { failure: { error: unknown } | undefined };

// React catches errors of rendering in classes only.
class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.location.key !== this.props.location.key) {
      this.setState({ failure: undefined });
    }
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
