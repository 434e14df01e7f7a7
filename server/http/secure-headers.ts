import type { MiddlewareHandler } from 'hono';
import { secureHeaders as honoSecureHeaders } from 'hono/secure-headers';

const self = ["'self'"];
const nothing = ["'none'"];

/** Scripts come from us alone, and strings become scripts or markup only through the two named policies. */
const contentSecurityPolicy = {
  defaultSrc: nothing,
  scriptSrc: self,
  styleSrc: self,
  connectSrc: self,
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: self,
  workerSrc: self,
  manifestSrc: self,
  formAction: self,
  baseUri: nothing,
  frameAncestors: nothing,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['scripts', 'dompurify'],
};

/** `https`: whether people reach the server that way. Only then may browsers be told to insist on it. */
export function secureHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return honoSecureHeaders({
    contentSecurityPolicy,
    permissionsPolicy: {
      camera: ['self'],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: https && 'max-age=31536000',
    xFrameOptions: 'DENY',
    // Uploads of people are answered under a stricter policy of its own.
    overwrite: false,
  });
}
