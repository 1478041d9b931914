/// The characters that HTML writes by name or number, such as `&eacute;` and `&#233;`.
enum HTMLEntities {
    /// Replaces the names and numbers in a text.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"), let (text, end) = entity(in: bytes, after: index + 1) {
                result += text.utf8
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The longest name, in bytes.
    private static let longest = 12

    private static func entity(in bytes: ArraySlice<UInt8>, after start: Int) -> (String, end: Int)? {
        guard start < bytes.endIndex else { return nil }
        if bytes[start] == UInt8(ascii: "#") { return number(in: bytes, after: start + 1) }
        var end = start
        while end < bytes.endIndex, end - start <= longest, bytes[end].isAlphanumeric { end += 1 }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") {
            return names[name].map { (String($0), end + 1) }
        }
        // Browsers take some without a semicolon.
        return ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"].contains(name)
            ? names[name].map { (String($0), end) } : nil
    }

    private static func number(in bytes: ArraySlice<UInt8>, after start: Int) -> (String, end: Int)? {
        var index = start
        let isHexadecimal = index < bytes.endIndex && bytes[index] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        let first = index
        var value: UInt32 = 0
        while index < bytes.endIndex, let digit = bytes[index].digit(isHexadecimal) {
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
            index += 1
        }
        guard index > first else { return nil }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
        // Numbers of Windows' Latin text, which pages also write.
        if (0x80...0x9F).contains(value), let scalar = windows[Int(value) - 0x80] {
            return (String(scalar), index)
        }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (String(scalar ?? "\u{FFFD}"), index)
    }

    private static let windows: [Unicode.Scalar?] =
        Array("€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ".unicodeScalars).map { $0 == "?" ? nil : $0 }

    /// The names of the characters from U+00A0 on, in their order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
        acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde
        Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc
        Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
        aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc
        otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """

    private static let greek = """
        Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho _ Sigma Tau
        Upsilon Phi Chi Psi Omega _ _ _ _ _ _ _ alpha beta gamma delta epsilon zeta eta theta iota kappa lambda
        mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
        """

    private static let others = """
        quot " amp & lt < gt > apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash –
        mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime
        ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐
        rArr ⇒ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ isin ∈ notin ∉ prod ∏ sum ∑ minus − lowast ∗ radic √ prop
        ∝ infin ∞ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃
        oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ star ☆ phone ☎ lbrace {
        rbrace } lsqb [ rsqb ] lpar ( rpar ) num # dollar $ percnt % ast * plus + comma , period . sol / colon :
        semi ; equals = quest ? commat @ bsol \\ lowbar _ excl !
        """

    private static let names: [String: Character] = {
        var names: [String: Character] = [
            "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
            "zwj": "\u{200D}",
            "lrm": "\u{200E}", "rlm": "\u{200F}", "Tab": "\t", "NewLine": "\n",
        ]
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
        func number(_ list: String, from first: UInt32) {
            for (index, name) in words(list).enumerated() where name != "_" {
                names[String(name)] = Unicode.Scalar(first + UInt32(index)).map(Character.init)
            }
        }
        number(latin, from: 0xA0)
        number(greek, from: 0x391)
        let pairs = words(others)
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            names[String(pairs[index])] = pairs[index + 1].first
        }
        return names
    }()
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }

    fileprivate func digit(_ isHexadecimal: Bool) -> UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46 where isHexadecimal: UInt32(self) - 0x37
        case 0x61...0x66 where isHexadecimal: UInt32(self) - 0x57
        default: nil
        }
    }
}
