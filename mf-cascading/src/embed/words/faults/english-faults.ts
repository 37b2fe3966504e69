import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { FaultTable } from './indonesian-faults';

export const englishFaults: FaultTable = {
  texts: {
    PROPS_SALAH: {
      title: 'The diagram is set up wrongly',
      text: 'Whoever runs the page has to correct it.',
    },
    ASAL_DITOLAK: {
      title: 'Data source refused',
      text: 'This page does not allow data from that address. Whoever runs the page can add it.',
    },
    LURING: {
      title: 'This device is offline',
      text: 'The diagram is loaded as soon as there is a connection.',
    },
    TIDAK_TERJANGKAU: {
      title: 'The performance tree could not be loaded',
      text: 'The server cannot be reached or is busy. Try again in a moment.',
    },
    CORS_DITOLAK: {
      title: 'The performance tree is not open to this page yet',
      text: 'Its server is there, but does not allow this page yet. Whoever runs the page can ask for it.',
    },
    CSP_DITOLAK: {
      title: 'This page does not allow the data yet',
      text: 'A security rule of the page holds back requests to that server. Whoever runs the page can allow them.',
    },
    TOKEN_GAGAL: {
      title: 'You are not recognised yet',
      text: 'This page could not say who you are. Try again; if it fails again, sign in once more.',
    },
    TOKEN_BERAKHIR: {
      title: 'Your session has ended',
      text: 'Sign in to this page once more, then try again.',
    },
    TIDAK_BERHAK: {
      title: 'The performance tree cannot be opened',
      text: 'Your session has ended, or it may not see this tree.',
    },
    UNIT_TIDAK_DIKENAL: {
      title: 'Agency not found',
      text: 'The server does not know the agency that this page asks for.',
    },
    TAHUN_TIDAK_DIKENAL: {
      title: 'Year not available',
      text: 'The server does not open the year that this page asks for.',
    },
    DATA_RUSAK: {
      title: 'The data of the tree cannot be read',
      text: 'What was received is no performance tree.',
    },
    GALAT: {
      title: 'The diagram could not be shown',
      text: 'Something failed while it was drawn. Try again; if it fails again, reload the page.',
    },
  },
  kinds: {
    text: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    choice: 'one of',
    list: 'a list',
    object: 'an object',
  },
  takes: {
    props: 'an object of props',
    unit: 'the id of an agency, a whole number above zero',
    year: 'a year, a whole number of four digits',
    address: 'an address such as https://data.example.go.id/api',
    origins: "a list of origins such as ['https://data.example.go.id']",
    function: 'a function',
    tree: 'the tree as an object (read JSON text by JSON.parse first)',
    choice: 'one of',
    colours: "an object of token names and colours, such as { brand: '#7a1f3d' }",
    corners: 'pixels of the corners, 0 to 24',
    text: 'a text',
  },
  nothing: 'nothing',
  or: 'or',
  expected: (what, received) => `${what} expected, ${received} received`,
  place: (received) =>
    `Selaras.mountCascading(element, props): an element of the page expected, ${received} received. Wait until it is there, or look at its selector; of jQuery hand over what it holds: $('#cascading')[0].`,
  noJson: 'The answer is no JSON: a page to sign in, another page, or cut short.',
  cors: (server, page, setting) =>
    `The server ${server} answers, but does not allow the origin ${page} (CORS), or leads to a page to sign in. On a Selaras server add ${setting}=${page}; any other has to answer with Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Headers: Authorization, ${HEADER_TAHUN_KINERJA}, ${HEADER_TAHUN_PUBLIK}.`,
  csp: (server, directive) =>
    `The Content-Security-Policy of this page holds it back: add ${server} to ${directive}.`,
  token: 'getToken threw, did not answer within 15 seconds, or answered what is no token.',
  origin: 'Name its origin in apiOrigins, or in data-api-origins of the script tag.',
};
