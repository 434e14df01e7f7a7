import { Link, useRouterState } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { isCurrent, isDisabled } from '#domain/shell/navigation.ts';
import type { Basic } from '#domain/shell/navigation-item.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'title'>;

/** Link of an item: in the product, elsewhere, or nowhere yet. A menu may make it its own item. */
export function NavigationLink({ item, ...rest }: LinkProps & { item: Basic }) {
  const here = useRouterState({
    select: ({ location }) => isCurrent(item, location.pathname),
  });
  if (item.external && !isDisabled(item)) {
    return <a {...rest} href={item.link} target="_blank" rel="noreferrer" title={item.tooltip} />;
  }
  return (
    <Link
      {...rest}
      to={item.link}
      disabled={isDisabled(item)}
      title={item.tooltip}
      // The router knows one address of a page.
      {...(here && { 'aria-current': 'page' })}
      data-current={item.active}
      activeOptions={{ exact: item.exactMatch === true, includeSearch: false }}
    />
  );
}
