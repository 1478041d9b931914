extension Unicode.Scalar {
    /// Whether the scalar makes its character an em wide: East Asian wide and full-width forms, and emoji.
    ///
    /// The emoji variation selector counts, since it turns a text symbol into an emoji.
    var isFullWidth: Bool {
        switch value {
        case 0..<0x1100: false
        case 0x302A...0x302F, 0x3099, 0x309A: false  // marks upon ideographs and kana
        case 0x303F: false  // a half-width space for ideographs
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
        case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
        case 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
        case 0x1F1E6...0x1F1FF: true  // the letters that make flags
        case 0xFE0F: true
        default: properties.isEmojiPresentation
        }
    }
}
