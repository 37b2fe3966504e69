export { default } from './packages/config/jest.config.mjs';
