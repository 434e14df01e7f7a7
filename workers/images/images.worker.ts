import '../old-browsers.ts';
import { serve } from '../serve.ts';
import type { Images } from './images-api.ts';
import { redrawn, type SurfaceOf } from './redraw.ts';

const surfaceOf: SurfaceOf = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  return context && { context, coded: (type, quality) => canvas.convertToBlob({ type, quality }) };
};

serve({ redraw: (file, how) => redrawn(file, how, surfaceOf) } satisfies Images);
