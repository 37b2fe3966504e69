import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// jsdom leaves these out: the router needs the first two as soon as it is imported, tests the third.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// jsdom lays nothing out: a range of text has no boxes, which an editor asks for when it scrolls to what is selected.
if (typeof Range !== 'undefined') {
  Range.prototype.getClientRects ??= () => [];
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
}

// A busy machine is slow, not wrong: what never appears still fails.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
