// `npm run build`: page, service worker and server, into dist.
import { build, ensurePackages } from './prepare.mjs';

ensurePackages();
build();
