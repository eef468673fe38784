import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
};

/**
 * A link to a route. The router's own `Link` includes framework prefetching (2 kB), which no remote can use: the shell prefetches
 * routes itself.
 */
export function Link({ to, replace, onClick, ...props }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(props.target && { target: props.target }),
  });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
