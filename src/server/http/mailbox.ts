/** What follows a plus in an address leads to the same mailbox: it must not multiply what one gets. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@').toLowerCase();
}
