// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a challenge that asks whether a server's certificate is trusted.
///
/// Foundation has it on Apple's platforms alone.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
