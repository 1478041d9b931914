/// The words of buttons that are not tapped, as they destroy, buy or leave something for good.
///
/// Each launch has files and settings of its own, but what the application does outside of the process is real.
enum UnsafeWords {
    private static let words: Set = [
        "buy", "deactivate", "delete", "donate", "erase", "logout", "pay", "purchase", "remove",
        "signout", "subscribe", "unsubscribe",
    ]
    private static let pairs: Set = [
        "log off", "log out", "order now", "place order", "sign off", "sign out",
    ]

    /// Whether a button with a title is left alone.
    static func contain(_ title: String) -> Bool {
        let parts = title.lowercased().split { !$0.isLetter }.map(String.init)
        return parts.contains(where: words.contains)
            || zip(parts, parts.dropFirst()).contains { pairs.contains("\($0) \($1)") }
    }
}
