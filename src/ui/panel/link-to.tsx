import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isLink, isPath } from '#domain/values/link.ts';

/** Link with its target: S3-002 a page of the app without loading it, S3-003 a plain address, or nowhere. */
export function LinkTo({
  link,
  useRouter,
  className,
  onFollow,
  children,
}: {
  link: string | null;
  useRouter: boolean;
  className?: string;
  /** It leads there now. */
  onFollow?(): void;
  children: ReactNode;
}) {
  if (link === null || !isLink(link)) return <span className={className}>{children}</span>;
  if (useRouter && isPath(link)) {
    const { pathname, search, hash } = new URL(link, location.origin);
    const parts = Object.fromEntries(new URLSearchParams(search));
    return (
      <Link
        to={pathname}
        search={parts}
        hash={hash.slice(1)}
        className={className}
        onClick={onFollow}
      >
        {children}
      </Link>
    );
  }
  const elsewhere = !isPath(link) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={link} className={className} onClick={onFollow} {...elsewhere}>
      {children}
    </a>
  );
}
