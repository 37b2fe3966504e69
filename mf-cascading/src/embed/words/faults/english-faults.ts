import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { FaultTable } from './indonesian-faults';

export const englishFaults: FaultTable = {
  lang: 'en',
  texts: {
    PROPS_SALAH: {
      title: 'The diagram is set up wrongly',
      text: 'Whoever runs the page has to correct it.',
    },
    ASAL_DITOLAK: {
      title: 'Data source refused',
      text: 'This page does not allow data from the server that it asks. Whoever runs the page can allow it.',
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
      text: 'The data server does not allow this page yet. Whoever runs the page can ask for permission.',
    },
    CSP_DITOLAK: {
      title: 'This page does not allow the data server yet',
      text: 'A security rule of the page holds back requests to the data server. Whoever runs the page can allow them.',
    },
    TOKEN_GAGAL: {
      title: 'You are not recognised yet',
      text: 'This page could not pass on your session. Try again; if it fails again, sign in once more.',
    },
    TOKEN_BERAKHIR: {
      title: 'Your session has ended',
      text: 'Sign in to this page once more, then try again.',
    },
    TIDAK_BERHAK: {
      title: 'The performance tree cannot be opened',
      text: 'Your session has ended, or you may not see this tree.',
    },
    GALAT: {
      title: 'The diagram could not be shown',
      text: 'Something failed while it was drawn. Try again; if it fails again, reload the page.',
    },
  },
  unit: {
    title: 'Agency not found',
    text: (id) => `The server does not know agency ${id}, which this page asks for.`,
    remedy:
      'Correct satuanKerjaId (satuan-kerja-id); the numbers that exist are listed on the page /sematkan of that Selaras.',
  },
  year: {
    title: 'Year not available',
    text: (tahun) => `The server does not open the year ${tahun}, which this page asks for.`,
    none: 'The default year of the server is not open.',
    offered: (years) => `Years that are open: ${years}.`,
    remedy: 'Correct tahun, or leave it out and the server chooses its public year.',
  },
  broken: {
    title: 'The data of the tree cannot be read',
    from: {
      page: 'The data that this page handed over does not follow the contract of the performance tree.',
      server: 'The answer of the server does not follow the contract of the performance tree.',
    },
    whole: 'the whole',
    noJson:
      'It is not JSON: perhaps a sign-in page, some other page, or an answer that was cut short. Check apiBase.',
  },
  kinds: {
    text: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    list: 'a list',
    object: 'an object',
  },
  takes: {
    props: 'an object (such as { tahun: 2024 })',
    unit: 'the number of an agency (a whole number above zero)',
    year: 'a year (a whole number of four digits)',
    address: 'an address (such as https://data.example.go.id/api)',
    origins: "a list of origins (such as ['https://data.example.go.id'])",
    origin: 'an origin (such as https://data.example.go.id)',
    function: 'a function',
    tree: 'the tree as an object (parse JSON text with JSON.parse first)',
    colours: "an object of token names and colours (such as { brand: '#7a1f3d' })",
    colour: 'a colour (such as #7a1f3d)',
    corners: 'a number of pixels (0 to 24)',
    text: 'text',
  },
  unknown: {
    prop: (name) => `The prop ${name} is not known and has no effect.`,
    attribute: (name) => `The attribute ${name} of <selaras-cascading> is not known and has no effect.`,
    meant: (name) => `Did you mean ${name}?`,
    noAttribute: (name) => `The prop ${name} is set through the element's property props.`,
    known: (names) => `These are known: ${names}.`,
  },
  instead: (what, received) => `should be ${what}, not ${received}`,
  missing: (what) => `should be ${what}, but is missing`,
  place: (received) =>
    `Selaras.mountCascading(element, props): element should be an element of the page, not ${received}. Wait until it is there, or check its selector; of jQuery hand over what it holds: $('#cascading')[0].`,
  cors: (server, page, setting) =>
    `The server ${server} answers, but does not allow the origin ${page} (CORS), or redirects to a sign-in page. On a Selaras server, add ${setting}=${page}; any other server has to answer with Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Headers: Authorization, ${HEADER_TAHUN_KINERJA}, ${HEADER_TAHUN_PUBLIK}.`,
  csp: (server, directive) =>
    `The Content-Security-Policy of this page holds it back: add ${server} to ${directive}.`,
  token: 'getToken threw, did not answer within 15 seconds, or answered what is not a token.',
  origin: 'Add the origin of apiBase to apiOrigins, or to data-api-origins of the script tag.',
};
