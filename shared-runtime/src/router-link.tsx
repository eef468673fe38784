import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
};

/**
 * A link to a route. The library's own also fetches ahead for its framework, which weighs 2 kB and which no remote can use: the shell
 * prefetches what a link leads to.
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
