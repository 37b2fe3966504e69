/** Tests on a real database share a busy machine with others; how long they take is no part of what they prove. */
jest.setTimeout(120_000);
