/** The form of an address, apart from its schema: screens that judge a form load none. Delivery is what proves it. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The sentence for an address that has another form. */
export const notAnEmail = 'Check the address. It should look like name@example.org';
