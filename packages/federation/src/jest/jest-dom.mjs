import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// jsdom leaves these out; the router needs them as soon as it is imported, dagre when it lays out.
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
