/// What is on the pasteboard of an application.
struct PasteboardContent {
    private var items: [PasteboardItem] = []
    private(set) var expirationDate: Date?
    private(set) var changeCount = 0

    func items(at date: Date) -> [PasteboardItem] {
        if let expirationDate, expirationDate <= date { return [] }
        return items
    }

    mutating func replace(by items: [PasteboardItem], until expirationDate: Date?) {
        self.items = items
        self.expirationDate = expirationDate
        changeCount += 1
    }
}
