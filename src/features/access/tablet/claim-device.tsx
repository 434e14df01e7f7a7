import { Link } from '@tanstack/react-router';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { useState } from 'react';
import { codeLength, plainCode } from '#domain/devices/registering.ts';
import { claimTablet } from '../../../api/devices/claim-tablet.ts';
import { tablet } from '../../../api/devices/tablet.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import * as css from '../screens/sign-in.css.ts';
import { emptyFields, useAccessForm } from '../use-access-form.ts';

/** On the tablet itself: the code that an administrator sees makes it the device that they registered. */
export function ClaimDevice({ code: given = '' }: { code?: string | undefined }) {
  const [code, setCode] = useState(given);
  const [device, setDevice] = useState(tablet);
  const [isNew, setIsNew] = useState(false);
  const { problems, busy, formProps } = useAccessForm(['code'], {
    check() {
      if (code.trim() === '') return emptyFields({ code: [code, 'Enter the code'] });
      const isWhole = plainCode(code).length === codeLength;
      return isWhole ? {} : { code: `The code has ${codeLength} letters and digits` };
    },
    async send() {
      setDevice(await claimTablet(code));
      setIsNew(true);
      setCode('');
    },
  });
  if (isNew && device) {
    return (
      <AccessPage
        title={device.name}
        words={`This tablet counts for ${device.church}. Check that the name is the same on both.`}
      >
        {/* Loaded anew: from now on the page seals what people have here. */}
        <a href="/sign-in" className={buttonLook({ kind: 'primary', size: 'touch', wide: true })}>
          {device.severalUshers ? 'Add the first usher' : 'Go on to sign in'}
        </a>
      </AccessPage>
    );
  }
  return (
    <AccessPage
      title="Register this tablet"
      words="An administrator sees the code in Settings, Devices."
      asks="Registering"
      problem={problems['']}
    >
      {device && (
        <Banner tone="info" icon={TabletSmartphone} title={`This is ${device.name} already.`}>
          It counts for {device.church}. Another code makes it another device.
        </Banner>
      )}
      <form className={css.form} {...formProps}>
        <TextField
          label="Code"
          name="code"
          size="touch"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={problems['code'] ?? null}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Registering…'}>
          Register
        </Button>
      </form>
      <p className={css.aside}>
        <Link to="/sign-in" className={css.link}>
          Back to sign in
        </Link>
      </p>
    </AccessPage>
  );
}
