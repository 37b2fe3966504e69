/** What the bundler puts in place of `process.env.NODE_ENV`; a browser has nothing else of `process`. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
