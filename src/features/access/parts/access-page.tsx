import CircleAlert from 'lucide-react/icons/circle-alert';
import { use, type ReactNode } from 'react';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { AccessFrameContext } from '../frames/access-frame.ts';
import * as css from '../screens/sign-in.css.ts';
import { PictureSide } from './picture-side.tsx';

/** The frame of the pages about an account: what they ask on one side, a picture on the other. */
export function AccessPage({
  title,
  words,
  problem,
  asks = 'This',
  children,
}: {
  title: string;
  words: ReactNode;
  /** Problem of the whole form. */
  problem?: string | undefined;
  /** Action that needs a connection. */
  asks?: string;
  children: ReactNode;
}) {
  const { state } = useConnection();
  const { page, side, Side = 'main' } = use(AccessFrameContext);
  return (
    <div className={page}>
      <Side className={side}>
        <div className={css.form}>
          <Logo size="large" />
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.welcome}>{words}</p>
          </div>
          {problem && <Banner tone="danger" icon={CircleAlert} title={`${problem}.`} />}
          {state === 'offline' && (
            <Banner tone="warning" icon={CircleAlert} title="You’re offline.">
              {asks} needs a connection. Reports that wait on this device are safe.
            </Banner>
          )}
          {children}
        </div>
      </Side>
      <PictureSide />
    </div>
  );
}
