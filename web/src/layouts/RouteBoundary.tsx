import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';

import { RouteError } from './RouteError.tsx';

/** Shows a render error in place of its children, until the location changes. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const location = useLocation();
  return <Boundary location={location}>{children}</Boundary>;
}

type Props = { location: Location; children: ReactNode };
type State = { failure: { error: unknown } | undefined; at: string };

// React catches render errors in classes only.
class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined, at: this.props.location.key };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, { at }: State): State | null {
    return location.key === at ? null : { failure: undefined, at: location.key };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
