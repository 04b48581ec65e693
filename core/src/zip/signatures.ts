/** What the parts of a ZIP archive begin with, and their lengths without names (APPNOTE 4.3). */
export const LOCAL = 0x04034b50
export const DESCRIPTOR = 0x08074b50
export const ENTRY = 0x02014b50
export const END = 0x06054b50
export const END64 = 0x06064b50
export const LOCATOR64 = 0x07064b50

export const LOCAL_LENGTH = 30
export const DESCRIPTOR_LENGTH = 16
export const ENTRY_LENGTH = 46
export const END_LENGTH = 22
export const END64_LENGTH = 56
export const LOCATOR64_LENGTH = 20

/** Where a number of 32 bits says that one of 64 stands elsewhere. */
export const ELSEWHERE = 0xffffffff
export const ELSEWHERE_SHORT = 0xffff
/** The extra field with the numbers of 64 bits. */
export const EXTRA64 = 1

export const STORED = 0
export const DEFLATED = 8
