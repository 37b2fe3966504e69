import { pictureSize } from './picture-size';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.padEnd(72, '0'), 'hex'));

it.each([
  ['PNG', '89504e470d0a1a0a0000000d494844520000064000000384'],
  ['JPEG', 'ffd8ffe000040000ffc00011080384064003'],
  ['lossy WebP', '52494646000000005745425056503820000000000000009d012a40068403'],
  ['lossless WebP', '5249464600000000574542505650384c000000002f3fc6e000'],
  ['extended WebP', '524946460000000057454250565038580a000000000000003f0600830300'],
])('the head of a %s says its size', (_, hex) => {
  expect(pictureSize(bytes(hex))).toEqual({ width: 1600, height: 900 });
});

it.each([
  ['text', '3c7376673e'],
  ['a JPEG without a frame', 'ffd8ffda'],
  [
    'a JPEG with a frame behind a marker that has no length',
    'ffd8ffd00008ffc00011080384064003ffc00011080001000103',
  ],
  ['nothing', ''],
])('%s says none', (_, hex) => {
  expect(pictureSize(bytes(hex))).toBeNull();
});
