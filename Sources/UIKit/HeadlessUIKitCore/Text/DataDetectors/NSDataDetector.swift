/// Finds links and phone numbers in texts.
///
/// ```swift
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// let range = NSRange(text.startIndex..., in: text)
/// detector.matches(in: text, range: range).compactMap(\.url)
/// ```
///
/// They are those that ``UITextView/dataDetectorTypes`` finds. Dates, addresses and the like are not found, and a
/// detector of nothing else is an error. It does not derive from `NSRegularExpression`. Foundation's own constants
/// are deprecated on Linux, as it returns no such results; these are the results.
public final class NSDataDetector: NSObject, Sendable {
    /// The kinds of data that it finds, as bits.
    public let checkingTypes: NSTextCheckingTypes

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: the raw values of kinds of data, combined.
    /// - Throws: an error if it has neither links nor phone numbers.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & (DetectedData.link.rawValue | DetectedData.phoneNumber.rawValue) != 0 else {
            throw CocoaError(.formatting)
        }
        self.checkingTypes = checkingTypes
    }

    private var types: UIDataDetectorTypes {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: UIDataDetectorTypes = []
        if types.contains(DetectedData.link) { found.insert(.link) }
        if types.contains(DetectedData.phoneNumber) { found.insert(.phoneNumber) }
        return found
    }

    /// Returns what is found in a part of a text, in its order.
    ///
    /// - Parameters:
    ///   - options: makes no difference.
    ///   - range: in UTF-16 units; what is outside is not looked at.
    /// - Complexity: O(*n*) in the units of the range.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let whole = NSRange(location: 0, length: string.utf16.count)
        let range = NSIntersectionRange(whole, range)
        let part = (string as NSString).substring(with: range)
        return DataDetector.matches(in: part, types: types).map { match in
            let place = NSRange(
                location: range.location + match.range.lowerBound, length: match.range.count)
            guard match.isNumber else { return DetectedData(DetectedData.link, in: place, url: match.url) }
            let number = (part as NSString).substring(with: NSRange(match.range))
            return DetectedData(DetectedData.phoneNumber, in: place, phoneNumber: number)
        }
    }

    /// Returns the first match in a part of a text; `nil` if there is none.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns how many matches there are in a part of a text.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the range of the first match; that of `NSNotFound` if there is none.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each match, in the order of the text.
    ///
    /// - Parameter block: sets its last argument to stop.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        )
            -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }
}
